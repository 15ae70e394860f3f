import type { Operator } from '@seraph/schema/operator'

import type { Env } from './env.ts'

type Settings = Pick<Env, Extract<keyof Env, `OPERATOR_${string}`>> &
  Partial<Pick<Env, 'PUBLIC_URL' | 'OPENAI_API_KEY' | 'COACH_LIMIT_ADDRESS'>>

/** What the operator's settings say of this site (rule 2); what isn't set isn't there, nor is a transparency report with a gap. */
export function readOperator(env: Settings): Operator {
  const received = env.OPERATOR_RECEIVED
  const serverCosts = env.OPERATOR_SERVER_COSTS
  const development = env.OPERATOR_DEVELOPMENT
  const asOf = env.OPERATOR_FIGURES_AS_OF
  const hasReport =
    received !== undefined && serverCosts !== undefined && development !== undefined && asOf !== undefined
  return {
    biography: withLines(env.OPERATOR_BIOGRAPHY),
    authorStory: withLines(env.OPERATOR_AUTHOR_STORY),
    contactEmail: env.OPERATOR_CONTACT_EMAIL,
    contactUrl: env.OPERATOR_CONTACT_URL,
    paymentUrl: env.OPERATOR_PAYMENT_URL,
    groupUrl: env.OPERATOR_GROUP_URL,
    publicUrl: env.PUBLIC_URL,
    hasModel: (env.OPENAI_API_KEY !== undefined && env.COACH_LIMIT_ADDRESS !== 0) || undefined,
    transparency: hasReport ? { received, serverCosts, development, asOf } : undefined,
  }
}

/** Files of settings hold a line: there a line's end is written as `\n`. */
function withLines(text: string | undefined): string | undefined {
  return text?.replaceAll('\\n', '\n')
}
