/** One icon of the game-icons set, bundled alone: the path that draws it on a square of 512 by 512. */
declare module '~icon/*' {
  const path: string
  export default path
}
