import '@fontsource-variable/inter/wght.css';
// One weight: as a variable font the file is two and a half times as large, and all display text is of this weight.
import '@fontsource/newsreader/500.css';
// Arabic letters only: browsers fetch the file when a page has some.
import '@fontsource-variable/readex-pro/wght.css';
