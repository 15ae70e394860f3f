import { useParams } from 'react-router-dom'

/** A room's code as large as the window, until its screen for the hall is there; the waiting page of index.html shows the same. */
export function HallCode() {
  const { code = '' } = useParams()
  return (
    <p className="hallcode" aria-busy>
      <span className="hallcodeword">Room</span> <b>{code}</b>
    </p>
  )
}
