// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label core=-36;behind label full=-41;behind label lead=40;behind label other=-26;behind label=-35;capital all=57
capital no text=33;capital none=-105;capital some=-41;form address kind none capital none=32;form address kind none=32
form address left none=32;form address right none=26;form address=32;form core kind ordinary capital no text=11
form core kind ordinary capital none=-41;form core kind particular capital all=24
form core kind particular capital no text=9;form core kind particular capital none=-52
form core kind particular capital some=-19;form core kind person capital all=-19;form core kind person=-19
form core kind place capital all=8;form core left none=-13;form core left other=15;form core of 2=-25;form core of 3=10
form core place comma word=30;form core place comma=38;form core place first colon=48;form core place first word=-16
form core place first=-11;form core place inside comma=8;form core place inside end=58
form core place inside sentence=-30;form core place inside word=-28;form core place inside=-23
form core place sentence comma=43;form core place sentence end=59;form core place sentence word=38
form core place sentence=48;form core right generic=-14;form core right other=-22
form full kind ordinary capital all=23;form full kind ordinary capital none=-32;form full kind ordinary=-11
form full kind particular capital all=16;form full kind particular capital no text=55
form full kind particular capital none=-12;form full kind particular capital some=-21;form full kind particular=10
form full kind person capital all=43;form full kind person=38;form full left none=9;form full of 1=18
form full of 3=-15;form full place colon word=-10;form full place colon=-36;form full place comma end=25
form full place first word=18;form full place first=15;form full place inside colon=10;form full place inside comma=-21
form full place inside end=-13;form full place inside sentence=9;form full place inside=-8
form full place sentence end=17;form full right generic=63;form full right none=-17;form full right other=25
form handle kind none capital no text=37;form handle kind none capital none=28;form handle kind none=37
form handle left none=37;form handle of 3=31;form handle place at-sign sentence=18;form handle place at-sign=31
form handle right none=37;form handle=37;form initials kind none capital all=41;form initials kind none=41
form initials left none=41;form initials of 3=54;form initials place first colon=16;form initials place first word=37
form initials place first=37;form initials right none=29;form initials-word kind none capital all=35
form initials-word kind none=35;form initials-word left none=35;form initials-word of 3=35
form initials-word right none=34;form initials-word=35;form initials=41;form joined kind none capital none=38
form joined kind none=36;form joined left none=35;form joined of 2=31;form joined of 3=17
form joined place inside sentence=22;form joined place inside=33;form joined right none=40;form joined=36
form lead kind ordinary capital all=32;form lead kind ordinary capital none=-83
form lead kind particular capital all=27;form lead kind particular capital none=-63;form lead kind particular=14
form lead kind person capital all=-12;form lead kind person=-17;form lead kind place=-39;form lead place comma=35
form lead place first colon=49;form lead place first word=-26;form lead place first=-11;form lead place inside comma=35
form lead place inside sentence=-25;form lead place inside word=-15;form lead place sentence end=26
form lead place sentence word=-14;form lead right generic=-29;form other kind number capital all=-32
form other kind number=-48;form other kind ordinary capital all=23;form other kind ordinary capital none=-31
form other kind particular capital all=17;form other kind particular capital none=-66
form other kind person capital all=12;form other kind person=9;form other left none=-11;form other left other=11
form other left own=-35;form other of 2=-27;form other place first word=-15;form other place first=-24
form other place inside colon=15;form other place inside end=-15;form other place inside word=10
form other place sentence end=23;form other place sentence word=-13;form other=-14;form worded kind none capital all=14
form worded kind none capital no text=45;form worded kind none capital none=-44;form worded of 1=-32
form worded of 2=-13;form worded of 3=32;form worded place colon end=41;form worded place colon=41
form worded place first colon=13;form worded place first word=26;form worded place first=44
form worded place inside word=51;form worded place inside=-12;form worded place sentence end=9
form worded place sentence=-18;kind generic next word capital all=-9;kind generic=-29;kind none count 0 capital all=42
kind none count 0 capital no text=55;kind none count 0 capital none=15;kind none next colon capital all=38
kind none next end capital all=14;kind none next end capital no text=22;kind none next end capital none=34
kind none next sentence capital all=27;kind none next word capital all=52;kind none place at-sign capital no text=37
kind none place at-sign capital none=23;kind none place colon capital none=46;kind none place first capital all=50
kind none place inside capital no text=26;kind none place inside capital none=10
kind none place sentence capital all=14;kind none=53;kind number count 1 capital all=-42
kind number next word capital all=23;kind number place inside capital all=-11;kind number=-26
kind ordinary count 1 capital all=10;kind ordinary count 1 capital none=-65;kind ordinary count 2 capital all=57
kind ordinary count 2 capital none=-28;kind ordinary count 3 capital all=13;kind ordinary next colon capital all=61
kind ordinary next comma capital all=12;kind ordinary next end capital all=37
kind ordinary next sentence capital all=28;kind ordinary next sentence capital none=-20
kind ordinary next word capital all=9;kind ordinary next word capital no text=35
kind ordinary next word capital none=-90;kind ordinary place inside capital all=44
kind ordinary place inside capital none=-71;kind ordinary=-20;kind particular count 1 capital all=15
kind particular count 1 capital none=-68;kind particular count 2 capital all=42
kind particular count 2 capital no text=71;kind particular count 2 capital none=-45
kind particular count 2 capital some=-10;kind particular count 3 capital all=23
kind particular count 3 capital some=-27;kind particular next city capital all=30
kind particular next colon capital all=35;kind particular next comma capital all=19
kind particular next comma capital none=-48;kind particular next end capital all=25
kind particular next number capital all=38;kind particular next sentence capital all=15
kind particular next sentence capital none=25;kind particular next word capital all=15
kind particular next word capital no text=35;kind particular next word capital none=-92
kind particular place colon capital all=22;kind particular place comma capital all=65
kind particular place dash capital all=33;kind particular place first capital all=17
kind particular place inside capital all=31;kind particular place inside capital no text=17
kind particular place inside capital none=-115;kind particular place inside capital some=53
kind particular place line capital all=13;kind particular place sentence capital no text=45;kind particular=16
kind person count 1 capital all=23;kind person count 1 capital none=-40;kind person count 2 capital all=-17
kind person next end capital all=42;kind person next word capital all=19;kind person next word capital none=-34
kind person place inside capital all=10;kind person place inside capital none=-29
kind person place sentence capital all=14;kind place count 1 capital all=-30;kind place next word capital all=-41
kind place=-10;left none=11;left own=-32;m a city=31;m a colon=20;m a comma=-8;m a dash=49;m a end=43;m a number=-25
m a opt-out=-17;m a other=34;m a phone=47;m a picture=59;m a sentence=18;m a word=-11;m after are inside=23
m after are=23;m after at inside=-44;m after at=-44;m after by inside=-12;m after by=-12;m after de inside=-16
m after en inside=-31;m after en=-23;m after for=-22;m after has=-18;m after here first=47;m after here=47
m after in inside=-33;m after in=-33;m after is first=-42;m after is inside=16;m after is=-38;m after le first=39
m after le inside=40;m after le=51;m after office=22;m after on=32;m after will sentence=40;m after will=30
m after y inside=-31;m after y=-35;m among 1=15;m among 3=-39;m and=70;m ao colon ordinary all=-33
m ao colon ordinary none=65;m ao comma ordinary none=14;m ao comma ordinary some=-27;m ao end ordinary all=55
m ao end ordinary none=34;m ao end ordinary some=10;m ao number ordinary none=-26;m ao other ordinary none=19
m ao phone ordinary none=47;m ao sentence ordinary all=17;m ao word ordinary all=-15;m ao word ordinary none=-14
m ao word ordinary some=16;m as colon surety 0=25;m as colon surety 2=-15;m as colon surety 3=43
m as comma surety 0=-21;m as comma surety 1=14;m as comma surety 2=-12;m as comma surety 3=53;m as dash surety 3=39
m as end surety 0=-14;m as end surety 1=58;m as end surety 2=12;m as end surety 3=48;m as number surety 1=-21
m as other surety 1=26;m as sentence surety 0=-48;m as sentence surety 1=25;m as sentence surety 2=33
m as sentence surety 3=27;m as word surety 0=-14;m as word surety 1=-12;m as word surety 3=9;m b at-sign=57
m b bracket=20;m b comma=30;m b dash=13;m b greeted=54;m b inside=-12;m b line=18;m ba at-sign end=10
m ba at-sign sentence=48;m ba at-sign word=10;m ba colon end=38;m ba colon word=21;m ba comma end=53;m ba dash end=28
m ba first colon=22;m ba first comma=-35;m ba first dash=38;m ba inside colon=8;m ba inside number=-27
m ba inside opt-out=-11;m ba inside sentence=-9;m ba inside word=-14;m ba line end=12;m ba sentence city=40
m ba sentence comma=55;m ba sentence end=36;m bao at-sign sentence ordinary none words 1=18
m bao comma end ordinary none words 2=31;m bao dash end ordinary none words 1=19
m bao first colon ordinary none words 1=57;m bao first colon ordinary none words 2=43
m bao first colon ordinary some words 3=25;m bao first word ordinary all words 1=-8
m bao first word ordinary none words 2=-15;m bao first word ordinary none words 3=65
m bao first word ordinary some words 2=24;m bao first word ordinary some words 3=35
m bao inside colon ordinary none words 2=50;m bao inside comma ordinary all words 1=-37
m bao inside comma ordinary none words 2=63;m bao inside comma ordinary some words 2=-18
m bao inside end ordinary none words 2=24;m bao inside number ordinary none words 1=-29
m bao inside sentence ordinary all words 1=-11;m bao inside sentence ordinary none words 1=-19
m bao inside sentence ordinary none words 2=17;m bao inside sentence ordinary some words 2=-18
m bao inside word ordinary all words 1=-25;m bao inside word ordinary none words 3=-12
m bao sentence comma ordinary none words 1=44;m bao sentence end ordinary none words 1=24
m bao sentence end ordinary none words 2=21;m bao sentence end ordinary some words 2=24
m bao sentence word ordinary all words 2=38;m bao sentence word ordinary none words 1=-21
m bao sentence word ordinary some words 2=71;m bas at-sign end surety 1=8;m bas at-sign sentence surety 1=48
m bas colon end surety 1=28;m bas colon word surety 1=10;m bas comma end surety 3=40;m bas comma word surety 1=18
m bas dash end surety 1=19;m bas first colon surety 1=66;m bas first colon surety 2=-10;m bas first colon surety 3=40
m bas first dash surety 3=38;m bas first word surety 0=13;m bas first word surety 1=-10;m bas first word surety 2=48
m bas inside colon surety 1=-15;m bas inside colon surety 2=-12;m bas inside colon surety 3=25
m bas inside comma surety 0=10;m bas inside comma surety 3=52;m bas inside end surety 0=-19
m bas inside end surety 1=47;m bas inside end surety 2=-15;m bas inside end surety 3=47
m bas inside number surety 1=-24;m bas inside sentence surety 0=-36;m bas inside sentence surety 2=27
m bas inside sentence surety 3=20;m bas inside word surety 0=-30;m bas inside word surety 2=-19
m bas inside word surety 3=15;m bas sentence comma surety 1=46;m bas sentence end surety 0=43
m bas sentence end surety 1=31;m bas sentence end surety 2=23;m bas sentence end surety 3=13
m bas sentence word surety 1=-13;m bas sentence word surety 2=10;m bas sentence word surety 3=23
m before a surety 1=-30;m before a=-52;m before and=-27;m before at surety 0=47;m before at surety 1=31
m before at surety 3=41;m before at=54;m before con=-39;m before de surety 1=-13;m before de surety 2=32
m before de surety 3=31;m before de=30;m before del=14;m before el surety 1=25;m before el=38;m before en surety 3=19
m before en=45;m before from surety 3=-9;m before is surety 1=27;m before is=28;m before it surety 1=17;m before it=34
m before la surety 0=-11;m before la surety 3=33;m before of surety 1=-37;m before of=-41;m before the surety 0=-38
m before the surety 1=9;m before the surety 3=44;m before the=11;m before with surety 3=12;m before your surety 1=45
m before your=52;m bo at-sign ordinary none=34;m bo colon ordinary none=10;m bo comma ordinary none=9
m bo dash ordinary none=21;m bo first ordinary all=-16;m bo first ordinary some=43;m bo inside ordinary all=-14
m bo inside ordinary some=-24;m bo line ordinary none=14;m bo sentence ordinary all=11;m bo sentence ordinary some=34
m bs at-sign surety 1=55;m bs bracket surety 3=20;m bs comma surety 1=24;m bs comma surety 2=48;m bs first surety 0=-9
m bs first surety 2=27;m bs first surety 3=16;m bs inside surety 0=-42;m bs inside surety 3=14;m bs line surety 3=21
m bs sentence surety 0=10;m bs sentence surety 3=33;m capitals=21;m elsewhere surety 1=-18;m elsewhere surety 2=14
m elsewhere surety 3=-25;m elsewhere=-33;m event last=28;m first name=23;m in last sentence=53;m inner capital=52
m kind first=-30;m kind last=14;m loose surety 0=-20;m loose surety 1=-15;m loose surety 2=16;m loose=-16
m meant false=-64;m meant true=8;m no name all=-67;m no name last=-20;m not worded=-58;m number first=-32;m number=11
m ordinary first=-13;m ordinary none=13;m owner=20;m person first=8;m person last=8;m place last=-45;m places all=-31
m presenting surety 2=32;m presenting surety 3=17;m presenting=51;m rival 0 to first=-18;m rival 0 to full=25
m rival 0 to initials=37;m rival 0 to inside=30;m rival 0 to lead=-12;m rival 0 to sentence=16;m rival 0 to worded=43
m rival 1 to core=-12;m rival 1 to first=11;m rival 1 to full=28;m rival 1 to initials=29;m rival 1 to lead=15
m rival 1 to other=-23;m rival 1 to sentence=57;m rival 1 to worded=21;m rival 10 to at-sign=20;m rival 10 to first=41
m rival 10 to full=23;m rival 10 to handle=20;m rival 10 to other=41;m rival 11 to colon=-16;m rival 11 to core=-23
m rival 11 to first=16;m rival 11 to full=29;m rival 11 to initials=25;m rival 11 to inside=-38;m rival 11 to lead=-33
m rival 11 to other=-31;m rival 11 to sentence=-19;m rival 12 to full=-26;m rival 12 to inside=-23;m rival 2 to core=39
m rival 2 to first=-17;m rival 2 to full=-24;m rival 2 to inside=-15;m rival 2 to other=-15;m rival 2 to sentence=25
m rival 2 to worded=-24;m rival 3 to first=-12;m rival 3 to other=-24;m rival 3 to sentence=-15;m rival 4 to comma=12
m rival 4 to core=-8;m rival 4 to first=27;m rival 4 to full=19;m rival 4 to initials=10;m rival 4 to inside=-14
m rival 4 to lead=30;m rival 4 to other=-26;m rival 4 to sentence=14;m rival 5 to first=-17;m rival 5 to inside=9
m rival 5 to lead=28;m rival 5 to other=-14;m rival 5 to sentence=32;m rival 5 to worded=45;m rival 6 to core=20
m rival 6 to first=29;m rival 6 to full=-16;m rival 6 to inside=11;m rival 6 to lead=18;m rival 6 to worded=42
m rival 7 to core=23;m rival 7 to inside=15;m rival 7 to other=29;m rival 8 to full=-16;m rival 8 to inside=19
m rival 8 to lead=15;m rival 8 to other=20;m rival 8 to sentence=-9;m rival 9 to core=11;m rival 9 to full=-20
m rival 9 to inside=-23;m rival before 0=16;m rival before 11=-23;m rival before 12=-26;m rival before 1=15
m rival before 2=-29;m rival before 3=31;m rival before 5=30;m rival before 7=16;m rival before 8=13
m rival before 9=-40;m rival behind 10=33;m rival behind 11=29;m rival behind 1=9;m rival behind 3=-44
m rival behind 5=-11;m rival behind 6=35;m rival behind 7=16;m rival behind 9=17;m rival colon word to first=42
m rival comma end to sentence=10;m rival comma sentence to inside=-19;m rival first colon to first=12
m rival first colon to sentence=-24;m rival first comma to inside=-12;m rival first sentence to inside=8
m rival first word to at-sign=12;m rival first word to inside=-28;m rival first word to sentence=10
m rival greeted word to inside=-28;m rival inside comma to inside=-17;m rival inside comma to sentence=51
m rival inside end to first=-15;m rival inside end to sentence=50;m rival inside other to first=21
m rival inside other to inside=30;m rival inside sentence to first=-12;m rival inside sentence to inside=-13
m rival inside sentence to sentence=36;m rival inside word to at-sign=21;m rival inside word to first=-13
m rival inside word to inside=14;m rival inside word to sentence=-35;m rival sentence city to comma=39
m rival sentence comma to inside=45;m rival sentence end to first=45;m rival sentence end to inside=13
m rival sentence end to sentence=-14;m rival sentence sentence to sentence=38;m rival sentence word to first=-48
m rival sentence word to sentence=37;m service=13;m short capitals=23;m so surety 0 ordinary all=-24
m so surety 0 ordinary none=-28;m so surety 1 ordinary all=13;m so surety 1 ordinary some=24
m so surety 2 ordinary none=39;m so surety 2 ordinary some=-17;m so surety 3 ordinary none=35
m so surety 3 ordinary some=8;m speaker surety 1=37;m speaker surety 3=49;m speaker=52;m surety 0=-36;m surety 1=15
m surety 3=34;m third party=-18;m tied surety 3=24;m tied=30;m title=27;m topic first=30;m worded=16;m words 1=-16
m words 2=31;m words 3=21;m words 4=19;m=11;misspelled ordinary=9;misspelled particular=9;o a bracket=-45;o a city=30
o a dash=-20;o a end=-60;o a number=-39;o a opt-out=-52;o a other=-65;o a picture=-33;o a sentence=-28;o a word=-30
o above -1=66;o above -2=49;o above -3=30;o above -4=10;o above -6=-20;o above 0=81;o above 1=79;o above 2=71
o above 3=63;o above 4=47;o above 6=39;o above 9=35;o after and inside=-40;o after and=-48;o after are first=-40
o after are inside=-17;o after are sentence=-46;o after are=-38;o after at inside=-24;o after at sentence=-12
o after at=-17;o after by sentence=-19;o after by=-25;o after de first=-30;o after de=-28;o after en inside=-19
o after en sentence=-23;o after en=-35;o after for first=-19;o after for inside=27;o after for sentence=-28
o after for=13;o after from=-19;o after has first=-21;o after has sentence=15;o after has=-26;o after here inside=12
o after here=15;o after in first=-33;o after in inside=-19;o after in sentence=-16;o after in=-48;o after is colon=-23
o after is first=-10;o after is sentence=-38;o after is=-10;o after los inside=-21;o after los=-28;o after office=13
o after on inside=-13;o after on sentence=-23;o after on=-35;o after or inside=-24;o after or sentence=-16
o after or=-31;o after says=-10;o after to comma=-15;o after to inside=-26;o after to sentence=-37;o after to=-44
o after was=22;o after will first=13;o after will sentence=11;o after will=16;o after with=-12;o after y inside=-38
o after y sentence=-19;o after y=-50;o after ya=-13;o alike none=-25;o alike strong=-64;o alike weak=-9;o alike=-51
o at-sign facing first=-17;o at-sign facing inside=-17;o at-sign facing none=30;o b at-sign=20;o b bracket=-36
o b colon=-64;o b comma=-39;o b dash=-50;o b greeted=-47;o b inside=-46;o b sentence=-22;o ba at-sign comma=-10
o ba bracket bracket=-36;o ba colon comma=-30;o ba colon sentence=-31;o ba colon word=-43;o ba comma comma=-44
o ba comma end=-52;o ba comma other=-17;o ba comma sentence=19;o ba comma word=-57;o ba dash comma=-39
o ba dash sentence=-10;o ba dash word=-14;o ba first dash=-22;o ba first other=-40;o ba greeted word=-34
o ba inside colon=-28;o ba inside comma=-14;o ba inside end=-39;o ba inside opt-out=-34;o ba inside other=-42
o ba inside picture=-55;o ba inside sentence=-25;o ba inside word=-28;o ba sentence city=12;o ba sentence number=-32
o ba sentence opt-out=-49;o ba sentence other=-32;o ba sentence sentence=-54;o ba sentence word=-36
o bas colon comma surety 1=-15;o bas colon comma surety 2=-27;o bas colon comma surety 3=-23
o bas colon sentence surety 1=-16;o bas colon word surety 0=-34;o bas colon word surety 1=-24
o bas colon word surety 3=-22;o bas comma comma surety 0=-32;o bas comma end surety 1=-40
o bas comma other surety 0=-13;o bas comma sentence surety 0=-37;o bas comma word surety 0=-21
o bas comma word surety 1=-41;o bas dash sentence surety 1=-8;o bas dash word surety 1=-21
o bas first colon surety 0=-30;o bas first colon surety 2=14;o bas first colon surety 3=22
o bas first comma surety 0=-45;o bas first comma surety 1=16;o bas first other surety 1=-15
o bas first sentence surety 0=-31;o bas first sentence surety 1=-9;o bas first word surety 0=-47
o bas first word surety 1=-38;o bas first word surety 2=16;o bas first word surety 3=52;o bas greeted word surety 0=-53
o bas greeted word surety 1=-33;o bas inside city surety 0=-14;o bas inside colon surety 0=-39
o bas inside colon surety 1=19;o bas inside colon surety 3=-14;o bas inside comma surety 0=-59
o bas inside comma surety 1=-61;o bas inside comma surety 2=-69;o bas inside comma surety 3=30
o bas inside end surety 0=-41;o bas inside end surety 1=-42;o bas inside end surety 2=-12;o bas inside end surety 3=-15
o bas inside opt-out surety 0=-29;o bas inside opt-out surety 1=-23;o bas inside other surety 0=-19
o bas inside other surety 1=-20;o bas inside sentence surety 0=-63;o bas inside sentence surety 1=-53
o bas inside sentence surety 2=-55;o bas inside sentence surety 3=35;o bas inside word surety 0=-45
o bas inside word surety 1=-17;o bas inside word surety 2=-31;o bas inside word surety 3=-11
o bas sentence city surety 0=24;o bas sentence colon surety 1=-29;o bas sentence comma surety 0=-35
o bas sentence comma surety 1=-54;o bas sentence comma surety 2=16;o bas sentence comma surety 3=-17
o bas sentence end surety 0=-57;o bas sentence end surety 1=-24;o bas sentence end surety 2=20
o bas sentence end surety 3=-40;o bas sentence number surety 1=-32;o bas sentence opt-out surety 0=-29
o bas sentence other surety 0=-32;o bas sentence other surety 1=-22;o bas sentence sentence surety 0=-35
o bas sentence sentence surety 1=-38;o bas sentence sentence surety 2=-44;o bas sentence word surety 0=-61
o bas sentence word surety 1=-85;o bas sentence word surety 3=26;o before a surety 1=-32;o before and surety 1=-23
o before and=-24;o before at surety 1=-58;o before at surety 2=-43;o before at surety 3=19;o before by surety 0=-26
o before by surety 1=-22;o before by=-43;o before coach=-29;o before code surety 1=-40;o before code=-40
o before con surety 1=-22;o before con=-32;o before de surety 0=-28;o before de surety 1=-36;o before de surety 2=-34
o before de=-9;o before del surety 1=-15;o before del=-34;o before el surety 1=-34;o before el surety 2=-31
o before el=-47;o before en surety 1=-47;o before en surety 2=-55;o before en surety 3=12;o before en=-45
o before for surety 0=-21;o before for surety 1=-8;o before from surety 3=39;o before from=29;o before hi surety 0=-33
o before hi=-22;o before in surety 0=-13;o before in surety 1=-31;o before in=-24;o before is surety 0=-29
o before is surety 1=-30;o before is surety 2=-45;o before is surety 3=29;o before la surety 1=-16
o before la surety 2=-28;o before la surety 3=-46;o before la=-62;o before las=-53;o before los surety 1=-28
o before los=-16;o before of=-30;o before on surety 0=-36;o before on surety 1=-28;o before on=-30
o before or surety 0=-16;o before or=-23;o before por=-19;o before su=-20;o before the surety 1=-10
o before the surety 2=-40;o before the surety 3=-74;o before the=-57;o before to surety 0=-17;o before to surety 1=-27
o before to=-30;o before weak=-25;o before with surety 1=-41;o before your surety 0=-9;o before your surety 1=-37
o before your=-46;o behind strong=-43;o behind weak=-25;o behind=-45;o colon comma facing first=-10
o colon comma facing inside=-32;o colon facing colon=-32;o colon facing first=-15;o colon facing inside=-38
o colon facing none=-28;o colon sentence facing inside=-30;o colon sentence facing none=-10
o colon word facing first=-13;o colon word facing inside=-37;o colon word facing none=-31
o comma comma facing inside=-42;o comma end facing sentence=-29;o comma facing first=-37;o comma facing inside=9
o comma facing none=-60;o comma facing sentence=-30;o comma sentence facing first=-35;o comma sentence facing inside=30
o comma word facing inside=-22;o comma word facing none=-40;o dash facing first=-21;o dash facing none=-41
o dash word facing first=-21;o elsewhere surety 0=-50;o elsewhere surety 1=-24;o elsewhere surety 2=-55
o elsewhere surety 3=36;o facing address colon=-28;o facing address inside=-22;o facing core colon=-27
o facing core dash=-14;o facing core first-bracket=-17;o facing core first=13;o facing core inside=-16
o facing core line=-27;o facing core sentence=-16;o facing full at-sign=-39;o facing full comma=-44
o facing full dash=-21;o facing full first=-81;o facing full greeted=-27;o facing full inside=9
o facing full sentence=19;o facing handle at-sign=-35;o facing handle inside=-20;o facing initials dash=-12
o facing initials first=-36;o facing initials sentence=-36;o facing joined colon=-21;o facing joined inside=-41
o facing lead colon=-12;o facing lead first=31;o facing lead inside=-31;o facing lead line=-12
o facing lead sentence=-23;o facing none=-33;o facing other first=-11;o facing other inside=-53
o facing other sentence=-41;o facing worded colon=-31;o facing worded first=-30;o facing worded inside=8
o facing worded sentence=-19;o first colon facing colon=14;o first colon facing none=22;o first comma facing inside=19
o first comma facing none=-36;o first comma facing sentence=-37;o first facing first=-11;o first facing inside=-8
o first facing sentence=24;o first other facing sentence=-21;o first sentence facing inside=17
o first word facing colon=-53;o first word facing comma=-23;o first word facing first=32;o first word facing inside=-39
o first word facing none=-12;o first word facing sentence=20;o greeted facing inside=-39;o greeted facing none=-30
o greeted word facing inside=-29;o greeted word facing none=-19;o inside city facing comma=-18
o inside colon facing first=-27;o inside colon facing inside=-40;o inside colon facing none=-17
o inside comma facing colon=-15;o inside comma facing first=-54;o inside comma facing none=-28
o inside comma facing sentence=-37;o inside end facing at-sign=-19;o inside end facing first=-35
o inside end facing inside=-62;o inside end facing none=-17;o inside end facing sentence=-19
o inside facing at-sign=-30;o inside facing colon=-36;o inside facing comma=-24;o inside facing dash=-12
o inside facing first=-67;o inside facing inside=-13;o inside facing line=-13;o inside facing none=-42
o inside facing sentence=-20;o inside opt-out facing first=-21;o inside opt-out facing inside=-32
o inside opt-out facing none=-19;o inside opt-out facing sentence=-10;o inside other facing inside=-33
o inside other facing none=-13;o inside other facing sentence=-24;o inside sentence facing at-sign=-8
o inside sentence facing comma=-26;o inside sentence facing first=-23;o inside sentence facing inside=-19
o inside sentence facing none=-17;o inside sentence facing sentence=-21;o inside word facing at-sign=-30
o inside word facing first=-32;o inside word facing inside=-20;o inside word facing none=-18
o inside word facing sentence=-27;o loose surety 0=-40;o loose surety 1=-47;o loose surety 2=-16;o loose surety 3=-25
o loose=-38;o no worded=-25;o none 0=-108;o none 10=104;o none 11=47;o none 12=32;o none 1=-111;o none 2=-50
o none 3=-103;o none 5=-68;o none 6=-11;o none 8=45;o none 9=54;o none ba colon sentence=-10;o none ba colon word=-31
o none ba comma word=-40;o none ba first colon=22;o none ba first comma=-36;o none ba first word=-12
o none ba greeted word=-19;o none ba inside colon=-17;o none ba inside comma=-28;o none ba inside end=-17
o none ba inside opt-out=-19;o none ba inside other=-13;o none ba inside sentence=-17;o none ba inside word=-18
o none ba sentence comma=29;o none ba sentence other=-18;o none ba sentence sentence=-33;o none ba sentence word=-50
o none presented from=40;o none presented introduction=18;o none presented label=103;o none presented place=16
o none presented signature=18;o none presented subject=15;o none=-33;o other presented bracket=-16
o other presented code=-39;o other presented domain=-55;o other presented from=27;o other presented handle=-33
o other presented introduction=20;o other presented place=-37;o other presented possessive=14
o other presented signature=-29;o other presented subject=-37;o other presented=12;o presented from=60
o presented handle=-17;o presented introduction=54;o presented label=19;o presented signature=-19
o presented subject=62;o presenting surety 1=-35;o presenting surety 2=10;o rank 1=-56;o rank 2=-70;o rank 3=-59
o rank 4=-71;o sentence city facing comma=-37;o sentence comma facing first=-31;o sentence comma facing inside=-68
o sentence comma facing none=29;o sentence end facing first=-21;o sentence end facing inside=-64
o sentence end facing sentence=-15;o sentence facing at-sign=-17;o sentence facing colon=-40
o sentence facing comma=-36;o sentence facing inside=-66;o sentence facing sentence=-13
o sentence number facing inside=-24;o sentence opt-out facing inside=-30;o sentence other facing first=-10
o sentence other facing inside=-33;o sentence other facing none=-18;o sentence sentence facing inside=-23
o sentence sentence facing none=-33;o sentence sentence facing sentence=-40;o sentence word facing at-sign=-10
o sentence word facing comma=-24;o sentence word facing first=9;o sentence word facing inside=-27
o sentence word facing none=-50;o sentence word facing sentence=-51;o speaker surety 1=-25;o speaker surety 3=20
o speaker=11;o strong 0=-90;o strong 10=-22;o strong 11=16;o strong 12=31;o strong 1=-127;o strong 2=-90;o strong 3=-60
o strong 4=-73;o strong 6=22;o strong 7=14;o strong 9=24;o strong ba colon comma=-19;o strong ba colon sentence=-43
o strong ba colon word=-21;o strong ba comma comma=-28;o strong ba comma end=-33;o strong ba comma other=-16
o strong ba comma sentence=28;o strong ba comma word=-29;o strong ba dash word=-13;o strong ba first colon=8
o strong ba first comma=13;o strong ba first other=-39;o strong ba greeted word=-19;o strong ba inside city=29
o strong ba inside colon=-35;o strong ba inside comma=21;o strong ba inside end=-61;o strong ba inside opt-out=-31
o strong ba inside other=-37;o strong ba inside sentence=-18;o strong ba inside word=-88;o strong ba sentence city=-53
o strong ba sentence comma=-27;o strong ba sentence end=-66;o strong ba sentence opt-out=-35
o strong ba sentence other=-34;o strong ba sentence sentence=-42;o strong ba sentence word=-19
o strong presented domain=-28;o strong presented from=49;o strong presented handle=-50
o strong presented introduction=49;o strong presented signature=-39;o strong presented subject=68;o strong=-22
o surety 0=-84;o surety 1=-59;o surety 3=37;o tied surety 0=-27;o tied surety 1=-39;o tied surety 3=18;o tied=13
o weak 0=-66;o weak 11=22;o weak 1=-98;o weak 2=-91;o weak 3=-84;o weak 4=-82;o weak 5=-64;o weak 6=12;o weak 7=28
o weak ba colon comma=-26;o weak ba colon word=-29;o weak ba comma sentence=-42;o weak ba comma word=-35
o weak ba dash word=-11;o weak ba first colon=-10;o weak ba first comma=10;o weak ba first sentence=-17
o weak ba first word=-21;o weak ba inside colon=-34;o weak ba inside comma=-76;o weak ba inside end=-35
o weak ba inside opt-out=-21;o weak ba inside other=-19;o weak ba inside sentence=-19;o weak ba inside word=13
o weak ba sentence comma=-45;o weak ba sentence end=-28;o weak ba sentence opt-out=-35;o weak ba sentence other=-17
o weak ba sentence sentence=-24;o weak presented introduction=12;o weak presented label=-9
o weak presented signature=-45;o weak presented subject=15;o weak=-30;o worded other 0=76;o worded other 1=-15
o worded other 3=-15;o worded other 4=-24;o worded own=34;o=-40;right generic=12;right other=-8;right own=45
single false kind none place at-sign next sentence=18;single false kind none place colon next end=38
single false kind none place first next colon=18;single false kind none place first next word=43
single false kind none place inside next end=36;single false kind none place inside next word=55
single false kind none place sentence next end=9;single false kind ordinary place first next word=-15
single false kind ordinary place inside next comma=56;single false kind ordinary place inside next word=-16
single false kind particular place comma next end=33;single false kind particular place first next word=18
single false kind particular place inside next colon=13;single false kind particular place inside next end=-11
single false kind particular place inside next sentence=36;single false kind particular place sentence next end=35
single false kind particular place sentence next word=74;single false kind person place inside next word=-39
single true kind number place inside next word=-36;single true kind ordinary place first next colon=59
single true kind ordinary place first next word=-16;single true kind ordinary place inside next colon=-20
single true kind ordinary place inside next comma=-29;single true kind ordinary place inside next word=16
single true kind particular place first next colon=42;single true kind particular place first next word=-9
single true kind particular place inside next number=11;single true kind particular place inside next sentence=-15
single true kind particular place inside next word=-20;single true kind particular place sentence next end=24
single true kind particular place sentence next word=-26;single true kind person place inside next word=23
single true kind place place inside next word=-49;street=-31;third behind label=-55;third full=8;third other=21
third=15;word after =43;word after a=-15;word after are=23;word after at=-54;word after by=-12;word after co=53
word after com=29;word after el=27;word after en=-23;word after for=-22;word after has=-18;word after here=47
word after in=-33;word after is=-38;word after la=33;word after le=53;word after no=31;word after office=23
word after on=35;word after reply=47;word after su=34;word after the=20;word after we=-26;word after will=32
word after y=-35;word before a=-52;word before and=-27;word before at=54;word before con=-39;word before de=30
word before del=14;word before el=38;word before en=45;word before is=28;word before it's=41;word before it=-20
word before of=-41;word before the=11;word before your=52;words before at the=37;words before de la=44
words before for the=-36;words before la=11;words before the=-42
`;
