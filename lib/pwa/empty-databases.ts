/**
 * Empties the IndexedDB databases of these names. Deletes only broken ones, without stores to empty: a worker or another tab
 * may hold a database open, and a pending deletion blocks every new connection.
 */
export async function emptyDatabases(names: readonly string[]): Promise<void> {
  const databases = await indexedDB.databases();
  await Promise.allSettled(
    databases.map(async ({ name = "" }) => {
      if (names.includes(name) && !(await emptyStores(name))) await deleteDatabase(name);
    }),
  );
}

/** @returns whether there were any */
function emptyStores(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = opening.onblocked = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (isEmptied: boolean) => {
        database.close();
        resolve(isEmptied);
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done(false);
      const change = database.transaction(stores, "readwrite");
      for (const store of stores) change.objectStore(store).clear();
      change.oncomplete = () => done(true);
      change.onabort = () => done(false);
    };
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
  });
}
