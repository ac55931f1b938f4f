export { changeProfile, readProfile } from '@vitae/contract/profile';
export { readSiteConfig } from '@vitae/contract/site-config';
export { readStaffIdentity } from '@vitae/contract/staff';
export { logOut, refreshTokens } from '@vitae/contract/tokens';
export { send } from '@vitae/remote-kit/send';
