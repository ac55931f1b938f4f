// What the bundler makes of an import that is not a script: the file's address.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.ttf' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
// Style sheets are for the shell only; they go into its own .css file.
declare module '*.css' {}
