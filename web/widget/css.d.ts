// A style sheet as text, minified by the build.
declare module '*.css?inline' {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- the bundler's own form
  export default text;
}
