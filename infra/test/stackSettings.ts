import { appSettings } from './appSettings.ts'

/** The settings of a throw-away stack: a developer's own must not change what is tested. */
export const stackSettings = {
  ...appSettings,
  PUBLIC_URL: undefined,
  TRUSTED_PROXIES: undefined,
}
