import { memo } from 'react'
/** Textures of the grounds, drawn in ink: each kind of terrain has its own, so that colour is never alone. */
export const Patterns = memo(function Patterns() {
  return (
    <svg className="mc-defs" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="mc-land" width="22" height="18" patternUnits="userSpaceOnUse">
          <path d="M3 7v-4M5.5 7l1.8-3.6M0.5 7L-0.6 4M14 16v-4M16.5 16l1.8-3.6M11.5 16l-1.4-3.4" className="mc-ink" />
        </pattern>
        <pattern id="mc-sea" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 4c3-2.6 6-2.6 9 0M14 11c3-2.6 6-2.6 9 0" className="mc-ink" />
        </pattern>
        <pattern id="mc-mountain" width="30" height="20" patternUnits="userSpaceOnUse">
          <path d="M1 9L6 2L11 9M6 2L8 9M16 19L21 12L26 19M21 12L23 19" className="mc-ink" />
        </pattern>
        <pattern id="mc-ice" width="28" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 8L9 3L17 10L28 5M9 3L12 -4M17 10L13 20L3 24M13 20L24 22L28 18" className="mc-ink" />
        </pattern>
        <pattern id="mc-barren" width="18" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 5h10M12 9h5" className="mc-ink" strokeDasharray="3 3" />
        </pattern>
        <pattern id="mc-empty-land" width="16" height="12" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="0.8" className="mc-dot" />
          <circle cx="11" cy="8" r="0.8" className="mc-dot" />
        </pattern>
        <pattern id="mc-empty-sea" width="26" height="16" patternUnits="userSpaceOnUse">
          <rect width="26" height="16" className="mc-wash" />
          <path d="M2 5c3-2.6 6-2.6 9 0M15 13c3-2.6 6-2.6 9 0" className="mc-ink" />
        </pattern>
        <pattern id="mc-ridge" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M1 9L5 3L9 9" className="mc-ink" />
        </pattern>
      </defs>
    </svg>
  )
})
