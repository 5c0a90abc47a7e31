import type { RulesOf } from '../../rule-words.ts'

/** Chapitre A. */
export const sequenceFr: RulesOf<'A'> = {
  A1: ['Phase 1 : événements', 'La planète bouge avant tout le monde. Une ou deux cartes événement sont révélées et résolues (D1 à D14).'],
  A1a: [
    'Révéler la carte ET',
    'Révélez la première carte extraterrestre. Au premier tour, elle ne fixe que l’ordre du tour (C1p). Dans la partie becs et ongles, seuls comptent les mutagènes (D7), les radiations (D8) et les contagions (D9).',
  ],
  A1b: ['Biosphère stable', 'Une carte ET avec cette icône vient seule : aucune carte biosphère n’est tirée ce tour-ci.'],
  A1c: [
    'La carte biosphère',
    'Sinon, tirez une carte du paquet que désigne l’Atmosphère à cet instant : trop chaud, Boucles d’or ou trop froid. Un paquet vide est refait avec ses douze cartes.',
  ],
  A1d: [
    'Le craton frappé',
    'Une collision (D3) nomme son craton sur la carte ET. Un cratère (D2) et une dérive latitudinale (D1) frappent le craton de la carte biosphère du tour ; sans elle, ils n’ont pas lieu. Collision et dérive exigent un dé latitude sur ce craton, pas le cratère.',
  ],
  A1e: [
    'Ordre des événements',
    'Rangée par rangée depuis le haut, chaque rangée de gauche à droite, toute la carte ET avant la carte biosphère. Chaque événement est achevé, suites comprises, avant le suivant.',
  ],
  A1f: [
    'Fin d’une ère',
    'Après les événements de la cinquième carte commence l’ère suivante : les quinze cartes ET sont mélangées et cinq distribuées. À la fin de ce tour, on attribue les fossiles (I4).',
  ],
  A1g: ['La bande suit l’air', 'Après chaque événement, la bande latitude est celle que nomme l’Atmosphère.'],
  A2: ['Phase 2 : actions', 'Chacun, dans l’ordre du tour (A5), fait toutes ses actions (E1 à E8).'],
  A2a: [
    'Combien d’actions',
    'Deux dans la partie becs et ongles ; sinon une à quatre, selon l’Oxygène au début de votre phase. Vous n’êtes pas tenu de toutes les prendre.',
  ],
  A2b: ['Vert respire le carbone', 'Les actions de Vert se lisent au niveau de serre de l’Atmosphère.'],
  A2c: [
    'Ce que vous pouvez faire',
    'Muter (E1), promouvoir (E2) ou spécier (E3), peupler (E4), néoténie (E5), redimensionner (E6), ressusciter (E7), ou prendre Médéa avec toute la phase (E8). Une action peut être répétée.',
  ],
  A2d: ['Le présentoir est complété', 'À la fin de votre phase, ou quand vous fermez vos achats, le présentoir est complété (E1e).'],
  A3: ['Phase 3 : dispersion', 'Chacun, dans l’ordre du tour, installe tous ses nouveau-nés.'],
  A3a: [
    'Un par un',
    'Chaque nouveau-né reçoit une mère (F1) et se disperse depuis elle (F2). Quand votre dernier est installé, c’est au suivant.',
  ],
  A3b: [
    'Prendre un biome',
    'En arrivant, un nouveau-né choisit son niveau (F6). S’il est occupé, la compétition a lieu aussitôt (G2, H2).',
  ],
  A4: [
    'Phase 4 : enfouissement',
    'Les menacés trouvent refuge, se relèvent ou sont enfouis ; à la fin d’une ère, on attribue les fossiles.',
  ],
  A4a: ['Fuite des endothermes', 'Dans l’ordre du tour, les endothermes menacés gagnent des niveaux vides (I1).'],
  A4b: ['Enfouissement', 'Tous ceux qui sont encore menacés rejoignent les non-nés (I2).'],
  A4c: [
    'Fossiles ou score final',
    'À la fin d’une ère, on attribue des jetons fossiles (I4) ; à la fin de la partie, on compte les points (A7).',
  ],
  A5: [
    'Ordre du tour',
    'La carte ET montre trois couleurs dans l’ordre ; la quatrième joue en dernier. Les couleurs absentes sont sautées. Les pertes des événements se choisissent dans le même ordre (D7g, D8d, D9).',
  ],
  A6: [
    'Durée de la partie',
    'Dix tours, jusqu’à la fin de l’ère II. Elle finit plus tôt, avec le tour, par un effet de serre galopant (D10h) ou par le langage (J6f). Elle continue même si tous sont des Lazarus.',
  ],
  A6a: [
    'La partie longue',
    'Elle continue dans l’ère III, dont les cinq cartes sont la comète de Chicxulub et quatre autres, mélangées. Quand la comète paraît, sa phase d’événements est résolue et la partie finit sur-le-champ : les menacés comptent encore comme vivants. On attribue des fossiles après les ères I et II.',
  ],
  A7: ['Score final', 'Il remplace les fossiles de ce tour. Le plus de points l’emporte ; à égalité, la place est partagée.'],
  A7a: ['Registre fossile', '1 point par fossile, jeton ou carte.'],
  A7b: ['Population', '1 point pour chacun de vos rampions vivants sur la carte.'],
  A7c: ['Tableau', '1 point par carte à fossile droit dans vos tableaux : génotypes, outils, promotions marquées ; et pour Médéa.'],
  A7d: ['Hôtes', '1 point par rampion hôte sur vos cartes (J2).'],
  A7e: ['Émotions', '1 point par émotion (J6), et 3 de plus si une de vos espèces a le langage (J6f).'],
  A8: ['Becs et ongles', 'La première partie : tout ce qui vit, rien de la planète. Pour débuter, et pour qui aime la mêlée.'],
  A8a: [
    'Taille 1',
    'Tous les rampions sont de taille 1 : personne ne se redimensionne. Les points de dispersion valent 1 plus les organes bleus.',
  ],
  A8b: [
    'Peu d’événements',
    'Seulement les cartes ET, et sur elles les mutagènes, radiations et contagions. Pour un mutagène, lancez un dé de plus que le numéro de l’ère : le plus haut est la limite de cœur de tous (D7b).',
  ],
  A8c: ['Pas de climat', 'Ni réservoirs ni bandes ; chacun a deux actions.'],
  A8d: ['Cratons fixes', 'Seulement les cratons des couleurs en jeu, côte à côte ; aucun ne bouge.'],
  A8e: ['Pas de disques', 'Ni montagnes, ni glace, ni forêts, ni éclosions, ni larges.'],
  A8f: ['Toujours humide', 'La niche d’humidité (G5) est toujours verte, et le vent souffle toujours vers l’ouest.'],
  A8g: ['Pas de vilaine', 'Ni Médéa, ni venin, ni monstres : une promotion qui montre un monstre donne un cube de sa couleur.'],
  A8h: ['Vert comme les autres', 'Vert prend toute carte et obéit aux mêmes limites que tous.'],
}
