import type { AdviceWords } from '../chapters.ts'

/** What bots look at: the reasons that they give for a move. */
export const ADVICE_EN: AdviceWords = {
  'advice.fossils': 'Fossils',
  'advice.population': 'Animals on the map',
  'advice.cultures': 'Cultures',
  'advice.tarpit': 'Hold on the tarpit',
  'advice.scoring': 'Tiles of the next scoring',
  'advice.genes': 'Genes',
  'advice.genotypes': 'Genotypes that will be fossils',
  'advice.diet': 'Different foods',
  'advice.marine': 'Species that know the sea',
  'advice.room': 'Places within reach',
  'advice.conquest': 'Places to be won from others',
  'advice.homeland': 'Animals in the homeland',
  'advice.predators': 'Animals that depend on prey',
  'advice.danger': 'Animals on fading biomes',
  'advice.risk': 'Danger of catastrophes',
  'advice.quota': 'Fossils still missing for the solitaire game',
}
