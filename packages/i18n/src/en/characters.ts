/** The regulars of the pub: names and characters. */
export const characters = {
  tilde: { name: 'Tilde', about: 'counts her cards twice and trusts no big promise' },
  bruno: { name: 'Bruno', about: 'came for the brawl and pays back every bet' },
  gustl: { name: 'Gustl', about: 'promises more than he holds and takes on the leader' },
  wanda: { name: 'Wanda', about: 'would rather lose big than win small' },
  ferdi: { name: 'Ferdi', about: 'is new here and laughs about every mistake, above all his own' },
  jasper: { name: 'Jasper', about: 'delivered letters for forty years and forgets no card' },
  oda: { name: 'Oda', about: 'owns the pub, says nothing, and wins' },
}
