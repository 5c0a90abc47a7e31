/** The body of one icon of the game-icons set, bundled alone. */
declare module '~icon/*' {
  const body: string
  export default body
}
