const contentSecurity = (frameOrigins: readonly string[]) => ({
  'default-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  // Crosswords are shown in a frame: ours, or from the addresses that the operator names (CROSSWORD_FRAMES).
  'frame-src': ["'self'", ...frameOrigins].join(' '),
  'frame-ancestors': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  // Dialogs lock the page's scrolling with a style element of their own; no text of other people is ever styled.
  'style-src': "'self' 'unsafe-inline'",
})

/**
 * What every reply of either gateway carries, unless the api set its own; pages may show frames of `frameOrigins`. The Caddyfile
 * repeats them; a test compares.
 */
export const securityHeaders = (frameOrigins: readonly string[]) => ({
  'Content-Security-Policy': Object.entries(contentSecurity(frameOrigins))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

/** Sent behind TLS alone: a browser that has seen it never asks this site without TLS again. */
export const strictTransport = 'max-age=31536000'
