/** Everything that a page and the server say to each other, and the page's end of the line. Nothing here needs Node. */
export * from './protocol/client.ts'
export * from './protocol/delta.ts'
export * from './protocol/messages.ts'
export * from './protocol/offers.ts'
