import { config } from 'zod'

// Compiled parsers need `unsafe-eval`, which our content security policy denies.
config({ jitless: true })
