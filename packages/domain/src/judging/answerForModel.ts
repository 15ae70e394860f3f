import { stripCodes } from '../codes/stripCodes.ts'
import { cleanResponse } from './cleanResponse.ts'
import { cutAddress } from './cutAddress.ts'

/**
 * What a model may see of a response: cleaned, without what is addressed to its judge (rule 8), and without codes, addresses and
 * telephone numbers (ruling 18).
 */
export function answerForModel(response: string): string {
  return stripCodes(cutAddress(cleanResponse(response).text).text).trim()
}
