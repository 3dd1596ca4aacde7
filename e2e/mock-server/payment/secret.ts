/** Shared by server and provider; the example secret of the provider's documentation. */
export const secret = "11223344556677889900";
