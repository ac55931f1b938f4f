// One chunk for all that comes with the first click: parts that shared it between them would each be a request more.
export { Dialog } from '@vitae/ui/dialog';
export { Menu } from '@vitae/ui/menu';
export { AttachMenu } from './attach-menu.tsx';
