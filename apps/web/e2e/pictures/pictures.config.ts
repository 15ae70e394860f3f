import base from '../playwright.config.ts'

/** Takes the pictures of `pictureTable` from the running stack at SERAPH_E2E_URL; `npm run screens` starts one. */
export default { ...base, testDir: '.', testMatch: 'takePictures.ts', reporter: 'line' }
