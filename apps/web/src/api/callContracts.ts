/** What `call` needs of every endpoint. The build puts data in the place of the schemas, so that a call wants no zod (rule 210). */
export { contracts } from './contracts.ts'
export { ErrorBody } from '@seraph/schema/http/errors'
