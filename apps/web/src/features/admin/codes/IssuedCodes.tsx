import { pluralForm } from '../../../language/pluralForm.ts'
import { PrintButton } from '../../../codeCards/PrintButton.tsx'

/** Codes that have just been issued for a club: to be read out, or printed as cards. */
export function IssuedCodes({ clubName, codes }: { clubName: string; codes: readonly string[] }) {
  return (
    <div className="bg-good-ground mt-4 rounded-xl p-4">
      <output className="block wrap-anywhere">
        {pluralForm(codes.length, 'Code')} for {clubName}:{' '}
        <strong className="tracking-widest">{codes.join(', ')}</strong>
      </output>
      <div className="mt-3">
        <PrintButton load={() => Promise.resolve(codes.map((coachCode) => ({ coachCode, clubName })))} />
      </div>
    </div>
  )
}
