import { CheckForm } from './check-form.tsx';

/** /ats-checker-form */
export default function FormScreen() {
  return <CheckForm isForGulf={false} />;
}
