// The bundler makes a file of its own of such a script, and gives its address.
declare module '*?worker&url' {
  const url: string;
  export default url;
}
