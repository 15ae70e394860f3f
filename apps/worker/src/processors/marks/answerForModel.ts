import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { cleanResponse } from '@seraph/judge/clean/cleanResponse'
import { cutAddress } from '@seraph/judge/language/english/clean/cutAddress'

/**
 * What a model may see of a response: cleaned, without what is addressed to its judge (rule 68), and without codes, addresses and
 * telephone numbers (rule 18).
 */
export function answerForModel(response: string): string {
  return stripCodes(cutAddress(cleanResponse(response).text).text).trim()
}
