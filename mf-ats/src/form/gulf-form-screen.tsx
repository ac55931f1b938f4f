import { CheckForm } from './check-form.tsx';

/** /ats-checker-from-gcc: the same, and what employers in the Gulf screen for. */
export default function GulfFormScreen() {
  return <CheckForm isForGulf />;
}
