// Leads from the page of a shared link to the real page.
location.replace(document.querySelector('a').href)
