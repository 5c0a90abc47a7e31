import type { Catalog } from '@deeptime/engine'

/** What the dice bring if they stay or are rolled again, and what either side of a question does. */
export const CHOICES_EN: Catalog = {
  'ge.odds.keep': 'If these dice stay',
  'ge.odds.losses': '{count, plural, =0 {no loss} one {lose # token} other {lose # tokens}}',
  'ge.odds.reroll': '{count, plural, one {If the error is rolled again} other {If # errors are rolled again}}',
  'ge.odds.all': 'If all are rolled again',
  'ge.odds.double': '{chance} a double, biont alive',
  'ge.choice.gaia.call': 'The run of climate icons has reached {needed}: {ending} ends the game with this turn unless a vote averts it.',
  'ge.choice.gaia.call.call': 'All vote in secret. Only if everybody says Gaia does life go on, and then each pays a catalyst or a token.',
  'ge.choice.gaia.call.no-call': 'If nobody calls, the game ends with this turn and nobody is halved. You stand at {points}.',
  'ge.choice.gaia.vote': '{ending}: all vote in secret and at once. One Medea is enough to end the game with this turn.',
  'ge.choice.gaia.vote.gaia': 'If all agree, the game goes on and each pays a catalyst or a token. If not, you keep your {points}.',
  'ge.choice.gaia.vote.medea':
    '{mode, select, cooperative {The game ends with this turn.} solitaire {The game ends with this turn.} other {The game ends with this turn, and your points are halved: {half} instead of {points} as things stand.}}',
  'ge.choice.redQueen.consent': 'Red Queen: {attacker} has no more crowns than {target}, so it needs your consent.',
  'ge.choice.redQueen.consent.allow': '{attacker} pays and takes what it asked for from {target}.',
  'ge.choice.redQueen.consent.refuse': 'Nothing is paid, nothing moves. {attacker} may buy something else.',
  'ge.choice.transfer.block':
    'A foreign biont would count as a chromosome of {organism}, roll two dice with it and buy for it from your pool.',
  'ge.choice.transfer.block.block': 'The biont must go elsewhere.',
  'ge.choice.transfer.block.allow': 'The biont enters {organism}.',
  'ge.choice.landfall': '{organism} has every organ it needs to leave the sea.',
  'ge.choice.landfall.land': 'Its card is turned over: new systems, new organs to grow, and a place in the food chain on land.',
  'ge.choice.landfall.stay': 'It keeps its place in the sea, and may land in a later turn.',
  'ge.choice.ocean.land': 'The ocean holds three macroorganisms. The slowest of those that stay dies out.',
  'ge.choice.ocean.land.land': '{organism} leaves the crowd for the food chain on land.',
  'ge.choice.ocean.land.stay': '{organism} stays, and dies out if it is the slowest.',
  'ge.choice.libertine.claim': 'You have more gene-transfer icons than anybody else.',
  'ge.choice.libertine.claim.claim': 'You act first in this phase.',
  'ge.choice.libertine.claim.pass': 'The order of the event card stands.',
}
