import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdmin } from '../session/admin-session.ts';
import { takeLoggedOut } from '../session/logged-out.ts';
import { SignInForm } from './sign-in-form.tsx';

/** /admin-login: the sign-in of staff. Whoever is signed in is led on. */
export function AdminLoginScreen() {
  const admin = useAdmin();
  const [hasLoggedOut] = useState(takeLoggedOut);
  return admin ? <Navigate to="/admin-dashboard" replace /> : <SignInForm hasLoggedOut={hasLoggedOut} />;
}
