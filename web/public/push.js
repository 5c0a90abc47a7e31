// Part of the service worker: shows that it is somebody's turn, and leads to the table.
self.addEventListener('push', (event) => {
  const { text, table } = event.data?.json() ?? {}
  if (!text) return
  event.waitUntil(self.registration.showNotification('Deep Time', { body: text, icon: '/icon-192.png', tag: table, data: { table } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = `/#/online/${encodeURIComponent(event.notification.data?.table ?? '')}`
  event.waitUntil(self.clients.openWindow(address))
})
