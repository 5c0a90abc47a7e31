import type { ReasonWords } from '../chapters.ts'

/** Pourquoi un choix est impossible. */
export const REASONS_FR: ReasonWords = {
  'why.too-dear': 'Achat impossible : il faut {cost, plural, one {1 gène} other {# gènes}}, et vous en avez {genes}.',
  'why.time-goes-on': 'Achat impossible : après {turns} tours calmes, il faut prendre dans l’exposition inférieure.',
  'why.not-yours': 'Choix impossible : cette espèce n’est pas à vous.',
  'why.size': 'Choix impossible : la carte va aux tailles {least} à {most}, et cette espèce est de taille {size}.',
  'why.no-spare': 'Choix impossible : l’espèce n’a plus d’animal en réserve.',
  'why.letters': 'Choix impossible : elle partage moins de {share, plural, one {1 lettre} other {# lettres}} avec {dna}.',
  'why.no-place': 'Choix impossible : l’enfant ne pourrait vivre à la place d’aucun de ses animaux.',
  'why.no-animal': 'Choix impossible : aucun des animaux en question n’est ici.',
  'why.no-child': 'Choix impossible : aucun enfant de cet animal ne trouve de place, ou la réserve est vide.',
  'why.instincts': 'Choix impossible : aucune de vos espèces n’a les deux instincts.',
  'why.known': 'Choix impossible : vos espèces qui en ont les instincts l’ont déjà.',
  'why.flipped': 'Choix impossible : rien ne vit sur un biome retourné.',
  'why.terrain': 'Choix impossible : elle ne peut entrer sur ce terrain.',
  'why.reach': 'Choix impossible : trop loin, ou le chemin est barré.',
  'why.no-prey': 'Choix impossible : rien au-dessous ne lui convient comme proie.',
  'why.no-roots': 'Choix impossible : il n’y a ici ni racines ni noix.',
  'why.no-biome': 'Choix impossible : il n’y a ici ni biome ni ferme à elle.',
  'why.no-food': 'Choix impossible : il lui manque des lettres pour manger ici.',
  'why.elsewhere': 'Choix impossible : le refuge se trouve dans le même habitat.',
  'why.space-taken': 'Choix impossible : la place est occupée.',
  'why.no-finalist': 'Choix impossible : elle n’est pas parmi les ex æquo.',
  'why.yourself': 'Choix impossible : on ne se prend pas un gène à soi-même.',
  'why.not-richest': 'Choix impossible : seulement à un joueur qui a le plus de gènes.',
}
