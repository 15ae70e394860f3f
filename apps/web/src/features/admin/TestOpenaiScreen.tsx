import { AdminGate } from './AdminGate.tsx'
import { FeedbackForm } from './reports/FeedbackForm.tsx'

/** Where the admin tries the configured model (rule 131; rule 41). */
export function TestOpenaiScreen() {
  return (
    <AdminGate title="AI Feedback Test">
      <p className="lead">Send a text to the configured model and see what it says.</p>
      <FeedbackForm />
    </AdminGate>
  )
}
