import type { AdviceWords } from '../chapters.ts'

/** What bots look at: the reasons that they give for a move. */
export const ADVICE_EN: AdviceWords = {
  'advice.fossils': 'Fossils',
  'advice.population': 'Creeples on the map',
  'advice.endangered': 'Endangered creeples',
  'advice.newborn': 'Newborns',
  'advice.tableau': 'Cards that count in tableaux',
  'advice.hosts': 'Hosts',
  'advice.emotions': 'Emotions and language',
  'advice.medea': 'Medea’s card',
  'advice.award': 'Fossils of the awards to come',
  'advice.mutagen': 'Danger in a mutagen',
  'advice.breed': 'Reproductive organs',
  'advice.edge': 'Organs that win contests',
  'advice.forms': 'Living species',
  'advice.promise': 'Mutations to promote',
  'advice.room': 'Room within reach',
  'advice.prey': 'Prey within reach',
  'advice.budget': 'Unborn creeples to pay with',
  'advice.actions': 'Actions that the air gives',
  'advice.ending': 'Points if the greenhouse runs away',
  'advice.water': 'Seas with water',
  'advice.alive': 'Being alive',
}
