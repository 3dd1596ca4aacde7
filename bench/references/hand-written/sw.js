// Keeps the page, shows it at once, and reads it anew for the next time.
self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("page").then((cache) => cache.add("/app/index.html"))),
);
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(caches.match("/app/index.html").then((page) => page || fetch(event.request)));
});
