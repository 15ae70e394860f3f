const contentSecurity = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  // Dialogs lock the page's scrolling with a style element of their own; no text of other people is ever styled.
  'style-src': "'self' 'unsafe-inline'",
}

/** What every reply of either gateway carries, unless the api set its own. The Caddyfile repeats them; a test compares. */
export const securityHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurity)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
