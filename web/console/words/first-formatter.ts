// Runs beside the page: the tables that the first formatter reads, the browser keeps for all the later ones.
void new Intl.DateTimeFormat('en-US').format(0);
close();
