/**
 * zod compiles validators from strings unless told not to, and the page's policy refuses and reports that. This is
 * the object in which every copy of zod on the page, the remotes' too, looks for its settings; writing it here spares
 * the shell's first script a copy. Must run before the first remote is loaded.
 */
export function forbidCompiledValidators(page: object = globalThis): void {
  Object.assign(page, { __zod_globalConfig: { jitless: true } });
}
