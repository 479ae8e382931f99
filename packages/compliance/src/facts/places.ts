// US states and large cities and counties of one word, also in Spanish: alone, they name no business.

/** Lowercase, without accents. */
export const places: ReadonlySet<string> = new Set(
  `
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas
  kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon
  pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming carolina dakota jersey hampshire mexico rico puerto
  albuquerque amarillo anaheim anchorage arlington atlanta augusta aurora austin bakersfield baltimore boise boston bronx brooklyn
  brownsville buffalo charlotte chattanooga chicago chula cincinnati cleveland columbus corpus dallas dayton denver detroit durham
  fargo fayetteville fontana fremont fresno garland gilbert glendale greensboro hialeah hollywood houston huntsville indianapolis
  irvine irving jacksonville joliet knoxville laredo vegas lexington lincoln louisville lubbock macon madison manhattan mcallen memphis mesa
  miami milwaukee minneapolis mobile modesto montgomery nashville newark newport norfolk oakland omaha ontario orlando oxnard
  pasadena peoria philadelphia phoenix pittsburgh plano portland providence queens raleigh reno richmond riverside rochester
  rockford sacramento salinas savannah scottsdale seattle shreveport spokane springfield stockton syracuse tacoma tallahassee tampa
  tempe toledo topeka tucson tulsa tyler vancouver waco wichita worcester yakima yonkers yuma laramie pensacola harlingen pharr
  duluth minot bismarck billings missoula helena bozeman casper cheyenne provo ogden flagstaff sedona abilene odessa midland beaumont galveston killeen denton
  plano frisco katy sugarland conroe laredo edinburg mission brownsville lawton norman stillwater topeka wichita salina omaha lincoln davenport dubuque ames
  rockford peoria joliet naperville aurora elgin evanston gary muncie kokomo dayton toledo akron canton erie scranton allentown bethlehem lancaster york
  harrisburg reading trenton camden newark hoboken hartford stamford bridgeport waterbury worcester lowell lynn salem nashua concord burlington montpelier bangor
  portland albany utica ithaca elmira buffalo roanoke lynchburg norfolk hampton fredericksburg asheville wilmington gastonia cary durham columbia charleston
  greenville spartanburg macon athens valdosta augusta mobile huntsville tuscaloosa dothan biloxi jackson hattiesburg gulfport shreveport monroe lafayette
  chattanooga knoxville clarksville murfreesboro bowling owensboro paducah evansville lansing flint saginaw kalamazoo muskegon madison racine kenosha appleton
  oshkosh eau waukesha eugene salem bend medford corvallis yakima olympia everett bellevue kent renton sacramento stockton modesto visalia merced hanford tulare
  redding chico vallejo oxnard ventura pomona ontario riverside anaheim irvine carlsbad escondido hialeah doral kissimmee ocala gainesville sarasota naples
  bradenton clearwater lakeland daytona pensacola
  midwest northwest southwest northeast southeast downtown uptown midtown metro county city usa america american tri-state
  norte sur este oeste condado ciudad
`
    .trim()
    .split(/\s+/),
);
