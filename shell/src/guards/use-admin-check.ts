import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';

type AdminCheck = 'running' | 'passed' | 'failed';

/** Whether the browser holds an admin session that the API confirms; asked anew at each visit of an admin route. */
export function useAdminCheck(isNeeded: boolean): AdminCheck {
  const { checkAdmin } = useServices();
  const [check, setCheck] = useState<AdminCheck>('running');
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    setCheck('running');
    checkAdmin().then((isAdmin) => isGone || setCheck(isAdmin ? 'passed' : 'failed'));
    return () => {
      isGone = true;
    };
  }, [isNeeded, checkAdmin]);
  return check;
}
