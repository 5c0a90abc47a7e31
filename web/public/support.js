// Runs before the app, in any browser: tells people whose browser can't run it, in plain old JavaScript.
function tellOldBrowsers() {
  // Browsers that sort into a new list also have workers made of modules.
  var able =
    'noModule' in document.createElement('script') &&
    typeof Worker === 'function' &&
    typeof Intl === 'object' &&
    typeof Intl.ListFormat === 'function' &&
    typeof structuredClone === 'function' &&
    typeof BigInt === 'function' &&
    typeof BroadcastChannel === 'function' &&
    typeof Array.prototype.toSorted === 'function' &&
    typeof CSS === 'object' &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (able) return
  var french = /^fr/i.test(navigator.language || '')
  var text = french
    ? 'Votre navigateur est trop ancien pour Deep Time. Prenez une version r\u00e9cente de Firefox, Chrome, Edge ou Safari (16.4 ou plus). Vos parties restent gard\u00e9es.'
    : 'Your browser is too old for Deep Time. Use a recent Firefox, Chrome, Edge or Safari (16.4 or later). Your games stay stored.'
  var note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.setAttribute('style', 'max-width:34em;margin:15vh auto;padding:0 1.5em;font:18px/1.5 Georgia,serif;color:#2c2822')
  note.appendChild(document.createTextNode(text))
  document.body.style.background = '#f5eedd'
  // Without its place the app does not start.
  document.body.replaceChild(note, document.getElementById('app'))
}

tellOldBrowsers()
