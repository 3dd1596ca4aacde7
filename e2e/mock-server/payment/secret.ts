/** Shared by the association's server and the provider. The provider's documentation uses the same one. */
export const secret = "11223344556677889900";
