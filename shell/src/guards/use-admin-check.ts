import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';

type AdminCheck = 'running' | 'passed' | 'failed';

/** Whether the browser holds an admin session that the API confirms; asked once by each component that uses it. */
export function useAdminCheck(): AdminCheck {
  const { checkAdmin } = useServices();
  const [check, setCheck] = useState<AdminCheck>('running');
  useEffect(() => {
    let isGone = false;
    checkAdmin().then((isAdmin) => isGone || setCheck(isAdmin ? 'passed' : 'failed'));
    return () => {
      isGone = true;
    };
  }, [checkAdmin]);
  return check;
}
