import type { Catalog } from '@deeptime/engine'

/** What the dice bring if they stay or are rolled again, and what either side of a question does. */
export const CHOICES_FR: Catalog = {
  'ge.odds.keep': 'Si ces dés restent',
  'ge.odds.losses': '{count, plural, =0 {aucune perte} one {# jeton perdu} other {# jetons perdus}}',
  'ge.odds.reroll': '{count, plural, one {Si l’erreur est relancée} other {Si # erreurs sont relancées}}',
  'ge.odds.all': 'Si tous sont relancés',
  'ge.odds.double': '{chance} : un double, biote en vie',
  'ge.choice.gaia.call':
    'La série d’icônes du climat atteint {needed} : {ending} met fin à la partie avec ce tour, à moins qu’un vote ne l’écarte.',
  'ge.choice.gaia.call.call':
    'Tous votent en secret. La vie ne continue que si chacun dit Gaïa, et chacun paie alors un catalyseur ou un jeton.',
  'ge.choice.gaia.call.no-call':
    'Si personne n’appelle au vote, la partie finit avec ce tour et aucun score n’est réduit. Vous avez {points}.',
  'ge.choice.gaia.vote': '{ending} : tous votent en secret et à la fois. Une seule voix pour Médée suffit à finir la partie avec ce tour.',
  'ge.choice.gaia.vote.gaia':
    'Si tous sont d’accord, la partie continue et chacun paie un catalyseur ou un jeton. Sinon, vous gardez vos {points}.',
  'ge.choice.gaia.vote.medea':
    '{mode, select, cooperative {La partie finit avec ce tour.} solitaire {La partie finit avec ce tour.} other {La partie finit avec ce tour et vos points sont réduits de moitié : {half} au lieu de {points} pour l’instant.}}',
  'ge.choice.redQueen.consent': 'Reine rouge : {attacker} n’a pas plus de couronnes que {target}, il lui faut donc votre accord.',
  'ge.choice.redQueen.consent.allow': '{attacker} paie et prend à {target} ce qui était demandé.',
  'ge.choice.redQueen.consent.refuse': 'Rien n’est payé, rien ne bouge. {attacker} peut acheter autre chose.',
  'ge.choice.transfer.block':
    'Un biote étranger compterait comme chromosome de {organism}, lancerait deux dés avec lui et achèterait pour lui avec votre réserve.',
  'ge.choice.transfer.block.block': 'Le biote doit aller ailleurs.',
  'ge.choice.transfer.block.allow': 'Le biote entre : {organism}.',
  'ge.choice.landfall': '{organism} a tous les organes qu’il faut pour quitter la mer.',
  'ge.choice.landfall.land':
    'Sa carte est retournée : nouveaux systèmes, nouveaux organes à développer et une place dans la chaîne alimentaire terrestre.',
  'ge.choice.landfall.stay': 'Sa place en mer reste la même ; l’émersion reste possible à un tour suivant.',
  'ge.choice.ocean.land': 'L’océan porte trois macro-organismes. Le plus lent de ceux qui restent s’éteint.',
  'ge.choice.ocean.land.land': '{organism} quitte la foule pour la chaîne alimentaire terrestre.',
  'ge.choice.ocean.land.stay': '{organism} reste, et s’éteint si c’est le plus lent.',
  'ge.choice.libertine.claim': 'Vous avez plus d’icônes de transfert de gènes que quiconque.',
  'ge.choice.libertine.claim.claim': 'Vous jouez en premier dans cette phase.',
  'ge.choice.libertine.claim.pass': 'L’ordre de la carte d’événement est gardé.',
}
