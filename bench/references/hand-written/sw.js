// Serves the cached page at once, and updates the cache for the next visit.
self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("page").then((cache) => cache.add("/app/index.html"))),
);
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(caches.match("/app/index.html").then((page) => page || fetch(event.request)));
});
