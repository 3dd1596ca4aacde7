import { QueryClient } from "@tanstack/react-query";

/** Server data lives here. Nothing refetches by itself: the start and the member's own actions decide when. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}
