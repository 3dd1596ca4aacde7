/**
 * Deletes the IndexedDB databases of these names. A database that is open, here or in another tab, goes when it is closed: so it is emptied
 * first.
 */
export async function emptyDatabases(names: readonly string[]): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.allSettled(
    databases.map(async ({ name = "" }) => {
      if (!names.includes(name)) return;
      await emptyStores(name);
      await deleteDatabase(name);
    }),
  );
}

function emptyStores(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error(`The database ${name} does not open.`));
    opening.onblocked = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const done = () => {
        database.close();
        resolve();
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done();
      const change = database.transaction(stores, "readwrite");
      for (const store of stores) change.objectStore(store).clear();
      change.oncomplete = done;
      change.onabort = done;
    };
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
  });
}
