/** The sign of something that is played again. */
export const PlaySign = () => (
  <svg className="play-sign" viewBox="0 0 10 10" width={10} height={10} aria-hidden fill="currentColor">
    <path d="M1.5.5 9 5 1.5 9.5z" />
  </svg>
)
