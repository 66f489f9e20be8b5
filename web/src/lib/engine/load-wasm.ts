/** Loads a module of the engine that `cargo xtask` has built into `web/wasm`. */

/** What every module exports beside its own. */
export interface Instantiable {
  default(from: { module_or_path: string }): Promise<unknown>;
}

type Globbed<T> = Record<string, () => Promise<T>>;

/**
 * A loader that loads once; a failed load may be tried again. Both parts come from globs, because the page must build before
 * the module has been built.
 */
export function wasmLoader<M extends Instantiable>(scripts: Globbed<M>, binaries: Globbed<string>): () => Promise<M> {
  async function instantiate(): Promise<M> {
    const [load] = Object.values(scripts);
    const [locate] = Object.values(binaries);
    if (!load || !locate) throw new Error('the engine was not built; run `cargo xtask play`');
    const [module, binary] = await Promise.all([load(), locate()]);
    await module.default({ module_or_path: binary });
    return module;
  }
  let loading: Promise<M> | null = null;
  return () => {
    loading ??= instantiate().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
