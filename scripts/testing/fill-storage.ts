/** Makes the browser's storage full: nothing more can be written. @returns the spy, whose `mockRestore` makes room again */
export function fillStorage() {
  return jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
