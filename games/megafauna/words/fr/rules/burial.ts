import type { RulesOf } from '../../rule-words.ts'

/** Chapitre I. */
export const burialFr: RulesOf<'I'> = {
  I1: [
    'Endothermes',
    'Une espèce avec un organe blanc, ou de taille 6. Dans l’ordre du tour, ses rampions menacés peuvent aller, avec leurs points de dispersion, à des niveaux sans rampion debout où ils peuvent vivre, et se relever. Ils n’affrontent personne. Qui ne trouve pas de place est enfoui.',
  ],
  I2: [
    'Enfouissement',
    'Un rampion menacé se relève s’il peut vivre là et que personne ne lui dispute son niveau. Tous les autres rejoignent les non-nés.',
  ],
  I2a: ['Changer de régime', 'Un herbivore menacé peut se sauver en carnivore (G8).'],
  I3: [
    'Extinction',
    'Une espèce s’éteint quand elle perd son génotype, un organe basal par atrophie, ou son dernier rampion vivant. Les nouveau-nés ne la sauvent pas. Ses cartes sont défaussées, ses pièces rendues.',
  ],
  I3a: ['Archétypes', 'Un archétype éteint va dans votre registre fossile. Il peut revenir en kiwi (E6b) ou par résurrection (E7).'],
  I3b: ['Fossiles', 'Génotype, outils et promotions à fossile droit vont dans votre registre fossile, non à la défausse.'],
  I3c: ['Lazarus', 'Qui perd sa dernière espèce est un Lazarus et peut ressusciter (E7).'],
  I4: ['Fossiles d’ère', 'À la fin du tour où la dernière carte d’une ère a été tirée, sauf si la partie finit (A7).'],
  I4a: ['Population', 'Vos rampions vivants et les hôtes sur vos cartes.'],
  I4b: ['Jetons', 'Prenez un jeton fossile par joueur dont la population est plus petite que la vôtre.'],
}
