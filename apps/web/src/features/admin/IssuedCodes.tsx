import { PrintButton } from '../../codeCards/PrintButton.tsx'

/** Codes that have just been issued for a club: to be read out, or printed as cards. */
export function IssuedCodes({ clubName, codes }: { clubName: string; codes: readonly string[] }) {
  return (
    <div className="bg-good-ground mt-4 rounded-xl p-4">
      <output className="block wrap-anywhere">
        {codes.length === 1 ? 'Code' : 'Codes'} for {clubName}:{' '}
        <strong className="tracking-widest">{codes.join(', ')}</strong>
      </output>
      <div className="mt-3">
        <PrintButton cards={codes.map((coachCode) => ({ coachCode, clubName }))} />
      </div>
    </div>
  )
}
