import { useEffect } from 'react';
import { useServices } from '../services.tsx';

/** Goes elsewhere, in place of this entry of the history. */
export function Redirect({ to }: { to: string }) {
  const { navigation } = useServices();
  useEffect(() => navigation.navigate(to, { replace: true }), [navigation, to]);
  return null;
}
