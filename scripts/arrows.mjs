// Arrows between the packages point one way only: npm run arrows
import { run } from './install.mjs'
import { PARTS } from './parts.mjs'

process.exit(run('depcruise', ['--config', '.dependency-cruiser.cjs', ...PARTS]))
