/** The screen that shows the letter before its download. */
export const loadDownloadScreen = () => import(/* webpackChunkName: "/coverletter-download" */ './download-screen.tsx');

/** The same with the pages on it. */
export const loadDownloadScreenWhole = async () => (await loadDownloadScreen()).loadLetterSheet();
